// A link to be handed on: its picture, its code as it is read aloud, its address, and the ways to copy and send it.
import { codeWaysTexts } from '#texts/codeWays';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { QrCode } from './QrCode.tsx';

/** `words`: what the system's own sheet sends beside the link. */
type Props = { code: string; address: string; title: string; words: string };

export function CodeWays({ code, address, title, words }: Props) {
  return (
    <>
      <div className="share__way">
        <QrCode text={address} label={codeWaysTexts.qrCode(address)} />
        <div>
          <p className="small muted">{codeWaysTexts.code}</p>
          <p className="share__code">{code}</p>
          <p className="small share__link">{address}</p>
        </div>
      </div>
      <div className="share__acts">
        <Button look="tint" isFullWidth onClick={() => void copied(address)}>
          {codeWaysTexts.copyLink}
        </Button>
        {'share' in navigator ? (
          <Button
            look="line"
            isFullWidth
            onClick={() => void navigator.share({ title, text: words, url: address }).catch(() => undefined)}
          >
            {codeWaysTexts.sendWith}
          </Button>
        ) : null}
      </div>
    </>
  );
}

async function copied(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify.success(codeWaysTexts.copied);
  } catch {
    notify.error(codeWaysTexts.copyFailed);
  }
}
