// A student's groups (P14.6), and a form for a new one.
import { Link } from '@tanstack/react-router';
import type { GroupRow } from '#core/together/group';
import { groupsTexts } from '#texts/groups';
import { sentenceFor } from '../data/queryClient.ts';
import { BlankPage } from '../ui/Blank.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Page } from '../ui/Page.tsx';
import { NewGroupForm } from './NewGroupForm.tsx';
import { prepareGroups, useGroups } from './useGroups.ts';
import './groups.css';

export function GroupsPage() {
  const { data: groups, error, refetch } = useGroups();
  if (!groups && !error) return <BlankPage />;
  return (
    <Page title={groupsTexts.page} className="narrow stack">
      <div>
        <h1>{groupsTexts.page}</h1>
        <p className="muted">{groupsTexts.intro}</p>
      </div>
      {groups ? (
        <GroupList groups={groups} />
      ) : (
        <LoadFailed
          title={groupsTexts.loadFailed}
          message={sentenceFor(error, groupsTexts.unknownError)}
          onAgain={() => void refetch()}
        />
      )}
      <Link className={buttonClass({ look: 'line', isFullWidth: true })} to="/g/{-$code}">
        {groupsTexts.joinByCode}
      </Link>
      <NewGroupForm />
    </Page>
  );
}

function GroupList({ groups }: { groups: readonly GroupRow[] }) {
  if (groups.length === 0) return null;
  return (
    <section className="card">
      <h2>{groupsTexts.list}</h2>
      <ul>
        {groups.map(({ group_id: id, name, role, owner_name: owner, members }) => (
          <li key={id} className="item item--wide">
            <div>
              <Link className="name" to="/dashboard/groups/$groupId" params={{ groupId: String(id) }}>
                {name}
              </Link>
              <p className="small muted">{role === 'owner' ? groupsTexts.ownGroup(members) : groupsTexts.leader(owner)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

GroupsPage.prepare = () => prepareGroups();
