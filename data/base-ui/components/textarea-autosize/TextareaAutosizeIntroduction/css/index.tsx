import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './styles.css';

export default function TextareaAutosizeIntroduction() {
  const id = React.useId();

  return (
    <div className="textarea-autosize-introduction-field">
      <label htmlFor={id}>Log of the night watch</label>
      <TextareaAutosize
        className="textarea-autosize-introduction-textarea"
        id={id}
        aria-describedby={`${id}-hint`}
        defaultValue="22:10 Fog on the river."
      />
      <div className="textarea-autosize-introduction-hint" id={`${id}-hint`}>
        Press Enter after each entry.
      </div>
    </div>
  );
}
