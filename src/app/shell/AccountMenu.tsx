// What the account button opens.
import { useNavigate } from '@tanstack/react-router';
import { frameTexts } from '#texts/frame';
import { shellTexts } from '#texts/shell';
import { ActionMenu } from '../ui/ActionMenu.tsx';

type Props = { anchor: HTMLElement; email: string; onLogout: () => void; onClose: () => void };

export function AccountMenu({ anchor, email, onLogout, onClose }: Props) {
  const navigate = useNavigate();
  const actions = [
    { label: frameTexts.settings, onSelect: () => void navigate({ to: '/dashboard/settings' }) },
    { label: shellTexts.studyOffline, onSelect: () => void navigate({ to: '/dashboard/offline' }) },
    { label: shellTexts.pricing, onSelect: () => void navigate({ to: '/dashboard/pricing' }) },
    { label: shellTexts.logout, onSelect: onLogout },
  ];
  return <ActionMenu anchor={anchor} label={frameTexts.account} title={email} actions={actions} onClose={onClose} />;
}
