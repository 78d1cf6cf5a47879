// A short list of things to do with one thing, opened from a button ("More"). It brings MUI along: load it lazily.
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { useSheet } from './sheets.ts';
import { MuiLook } from './theme.tsx';

export type MenuAction = { label: string; icon?: ReactNode; danger?: boolean; disabled?: boolean; onSelect: () => void };

type Props = {
  anchor: HTMLElement | null;
  label: string;
  /** a line above the actions */
  title?: string;
  actions: readonly MenuAction[];
  onClose: () => void;
};

/** Open while it has an anchor. */
export function ActionMenu({ anchor, label, title, actions, onClose }: Props) {
  useSheet(anchor !== null, onClose);
  return (
    <MuiLook>
      <MuiMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // It lies outside of the page's landmarks, so it is one of its own.
        slotProps={{ paper: { className: 'menu', role: 'region', 'aria-label': label }, list: { 'aria-label': label } }}
      >
        {title ? (
          <MenuItem disabled className="menu__item menu__title small">
            {title}
          </MenuItem>
        ) : null}
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            className={action.danger ? 'menu__item menu__item--danger' : 'menu__item'}
            disabled={action.disabled ?? false}
            onClick={() => {
              onClose();
              action.onSelect();
            }}
          >
            {action.icon}
            {action.label}
          </MenuItem>
        ))}
      </MuiMenu>
    </MuiLook>
  );
}
