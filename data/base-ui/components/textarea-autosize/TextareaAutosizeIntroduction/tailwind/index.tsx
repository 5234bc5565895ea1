import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';

export default function TextareaAutosizeIntroduction() {
  const id = React.useId();

  return (
    <div className="grid grid-cols-1 gap-2 w-full max-w-80">
      <label htmlFor={id}>Entry in the logbook</label>
      <TextareaAutosize
        className={boxClass}
        id={id}
        minRows={2}
        placeholder="What happened on your watch?"
        defaultValue="06:10: Left the north quay with the ebb. Wind from the west, force 4."
      />
    </div>
  );
}

const boxClass =
  'box-border w-full px-3 py-2 border border-solid border-slate-500 dark:border-slate-400 rounded-md font-[inherit] text-base text-slate-900 dark:text-slate-100 bg-white dark:bg-slate-900 resize-none focus-visible:outline-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 focus-visible:outline-offset-1 placeholder:text-slate-600 dark:placeholder:text-slate-400 placeholder:opacity-100';
