import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './styles.css';

export default function TextareaAutosizeIntroduction() {
  const id = React.useId();

  return (
    <div className="textarea-autosize-introduction-column">
      <label htmlFor={id}>Entry in the logbook</label>
      <TextareaAutosize
        className="textarea-autosize-introduction-box"
        id={id}
        minRows={2}
        placeholder="What happened on your watch?"
        defaultValue="06:10: Left the north quay with the ebb. Wind from the west, force 4."
      />
    </div>
  );
}
