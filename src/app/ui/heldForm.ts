// public/early.js remembers a form that was sent before this page's script had arrived; here the page takes over.
import { type RefObject, useEffect } from 'react';

declare global {
  interface Window {
    heldForm?: HTMLFormElement;
  }
}

/** Sends the form around this button, if it was sent before it stood. */
export function useHeldForm(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const { heldForm } = window;
    delete window.heldForm;
    if (heldForm && heldForm === button.current?.form) heldForm.requestSubmit();
  }, [button]);
}
