import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const instructions =
  'Pass the lighthouse to port.\nSlow down at the red buoy.\nCall the lock keeper.\nWait for the green light.\nMoor at berth 14.';

export default function TextareaAutosizeNative() {
  const id = React.useId();

  return (
    <Columns>
      <Field>
        <label htmlFor={`${id}-native`}>Native textarea</label>
        <textarea id={`${id}-native`} defaultValue={instructions} />
      </Field>
      <Field>
        <label htmlFor={`${id}-autosize`}>TextareaAutosize</label>
        <TextareaAutosize id={`${id}-autosize`} defaultValue={instructions} />
      </Field>
    </Columns>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: '16px',
  width: '100%',
  maxWidth: '560px',
});

const Field = styled('div')({
  display: 'grid',
  gap: '8px',
  alignContent: 'start',
  '& textarea': {
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    padding: '8px 12px',
    border: '1px solid light-dark(#64748b, #94a3b8)',
    borderRadius: '6px',
    font: 'inherit',
    fontSize: '16px',
    lineHeight: '24px',
    color: 'light-dark(#0f172a, #f1f5f9)',
    background: 'light-dark(#ffffff, #0f172a)',
    resize: 'none',
    '&:focus-visible': {
      outline: '2px solid light-dark(#0d9488, #2dd4bf)',
      outlineOffset: '1px',
    },
  },
});
