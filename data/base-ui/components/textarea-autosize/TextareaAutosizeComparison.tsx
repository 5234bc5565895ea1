import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const orders =
  'Take the pilot aboard at the outer buoy. Keep to the west side of the fairway, because the dredger works on the east side. Berth at the north quay, port side to.';

export default function TextareaAutosizeComparison() {
  const id = React.useId();
  const [text, setText] = React.useState(orders);

  return (
    <Column>
      <label htmlFor={`${id}-native`}>Native textarea with two rows</label>
      <Native
        id={`${id}-native`}
        rows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <label htmlFor={`${id}-auto`}>TextareaAutosize</label>
      <Box
        id={`${id}-auto`}
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Column>
  );
}

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  width: '100%',
  maxWidth: '320px',
});

const field = {
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  font: 'inherit',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  resize: 'none',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
} as const;

const Native = styled('textarea')(field);

const Box = styled(TextareaAutosize)(field);
