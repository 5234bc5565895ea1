import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

export default function TextareaAutosizeRows() {
  const id = React.useId();
  const [maxRows, setMaxRows] = React.useState(4);

  return (
    <Column>
      <label>
        Maximum rows{' '}
        <select value={maxRows} onChange={(event) => setMaxRows(Number(event.target.value))}>
          <option value={3}>3</option>
          <option value={4}>4</option>
          <option value={8}>8</option>
        </select>
      </label>
      <label htmlFor={id}>Message to the harbor master</label>
      <Box
        id={id}
        minRows={3}
        maxRows={maxRows}
        defaultValue={
          'Expected at 14:20.\nDraft 5.2 m.\nTwo tugs, please.\nNo dangerous cargo.\nPilot aboard.'
        }
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

const Box = styled(TextareaAutosize)({
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
});
