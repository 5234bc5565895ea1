import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function CustomizationSlotProps() {
  const id = React.useId();
  const [draft, setDraft] = React.useState('');
  const tooLong = draft.length > 12;

  return (
    <Column>
      <label htmlFor={id}>Call sign (at most 12 characters)</label>
      <Input
        id={id}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        error={tooLong}
        slots={{ root: Box }}
        slotProps={{
          root: ({ focused, error }) => ({
            'data-state': error ? 'too long' : focused ? 'editing' : 'resting',
          }),
          input: { spellCheck: false },
        }}
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

const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'ownerState' })({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  '&::after': {
    content: 'attr(data-state)',
    flex: 'none',
    paddingInline: '12px',
    fontSize: '14px',
    color: 'light-dark(#475569, #94a3b8)',
  },
  '&[data-state="too long"]::after': { color: 'light-dark(#b91c1c, #fca5a5)' },
  [`&.${inputClasses.focused}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
  [`& .${inputClasses.input}`]: {
    flex: 1,
    minWidth: 0,
    padding: '8px 12px',
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    outline: 0,
  },
});
