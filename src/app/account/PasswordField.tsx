// A password field with a button that shows the text.
import { type ComponentProps, useState } from 'react';
import { accountTexts } from '#texts/account';
import { Eye, EyeClosed } from '../ui/moreIcons.tsx';
import { TextField } from '../ui/TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inside'> & {
  /** set if code outside the field needs to know whether the text is visible */
  isVisible?: boolean;
  onShow?: (isVisible: boolean) => void;
};

export function PasswordField({ isVisible, onShow, ...field }: Props) {
  const [isLocallyVisible, setIsLocallyVisible] = useState(false);
  // The password is hidden while the form is being sent.
  const isShown = (isVisible ?? isLocallyVisible) && !field.disabled;
  const toggle = () => (onShow ?? setIsLocallyVisible)(!isShown);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      inside={
        <button
          type="button"
          className="iconbtn input__eye"
          aria-pressed={isShown}
          disabled={field.disabled ?? false}
          onClick={toggle}
        >
          {isShown ? <EyeClosed /> : <Eye />}
          <span className="vh">{accountTexts.showPassword}</span>
        </button>
      }
    />
  );
}
