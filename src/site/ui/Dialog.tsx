/**
 * The frame of modal dialogs: native dialogs, which contain focus, close with Escape, and restore focus. Its styles are in
 * dialog.css.
 */
import { type ReactNode, type RefObject, useEffect } from 'react';
import { Icon } from './icons';
import { useBackdropClose } from './useBackdropClose';

interface DialogProps {
  /** Closes the dialog: `ref.current.close()`. */
  ref: RefObject<HTMLDialogElement | null>;
  /** The accessible name, or the id of the heading that is the name. */
  name: { label: string } | { headingId: string };
  /** The class of a module, for the size of the dialog. */
  className?: string;
  /** Whether the dialog covers the screen of a phone. */
  isLarge?: boolean;
  /** Called after the dialog has closed. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is open from its first render on. A click beside it closes it. */
export function Dialog({ ref, name, className, isLarge, onClose, children }: DialogProps) {
  const backdrop = useBackdropClose();
  useEffect(() => {
    ref.current?.showModal();
  }, [ref]);
  return (
    <dialog
      ref={ref}
      className={`fg-dialog ${className ?? ''}`}
      data-large={isLarge ? '' : undefined}
      aria-label={'label' in name ? name.label : undefined}
      aria-labelledby={'headingId' in name ? name.headingId : undefined}
      onClose={onClose}
      {...backdrop}
    >
      {children}
    </dialog>
  );
}

interface DialogHeadProps {
  /** The accessible name of the close button. */
  closeLabel: string;
  onClose: () => void;
  /** A heading, or the field of a search. */
  children: ReactNode;
  className?: string;
}

/** The first row of a dialog, which ends with the close button. */
export function DialogHead({ closeLabel, onClose, children, className }: DialogHeadProps) {
  return (
    <div className={`fg-dialog-head ${className ?? ''}`}>
      {children}
      <button type="button" className="fg-icon-button" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
