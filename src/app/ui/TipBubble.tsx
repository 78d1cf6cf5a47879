// The tooltip itself, once it is wanted: MUI's, held open beside its anchor.
import Tooltip from '@mui/material/Tooltip';
import { MuiLook } from './theme.tsx';

export function TipBubble({ text, anchor, onLeave }: { text: string; anchor: Element; onLeave: () => void }) {
  return (
    <MuiLook>
      <Tooltip open title={text} onClose={onLeave} slotProps={{ popper: { anchorEl: anchor }, tooltip: { className: 'tip' } }}>
        <span className="vh" />
      </Tooltip>
    </MuiLook>
  );
}
