import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';

export default function TextareaAutosizeIntroduction() {
  const id = React.useId();

  return (
    <div className="grid w-full max-w-[320px] gap-2">
      <label htmlFor={id}>Log of the night watch</label>
      <TextareaAutosize
        className="box-border w-full min-w-0 resize-none rounded-md border border-solid border-slate-500 bg-white px-3 py-2 font-[inherit] text-[16px] leading-[24px] text-slate-900 focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-teal-600 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 dark:focus-visible:outline-teal-400"
        id={id}
        aria-describedby={`${id}-hint`}
        defaultValue="22:10 Fog on the river."
      />
      <div className="text-[14px] text-slate-600 dark:text-slate-400" id={`${id}-hint`}>
        Press Enter after each entry.
      </div>
    </div>
  );
}
