import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

export default function AccessibilityNames() {
  const id = React.useId();
  const [draft, setDraft] = React.useState('');
  const invalid = draft !== '' && !/^\d{9}$/.test(draft);

  return (
    <Column>
      <label htmlFor={`${id}-mmsi`}>Radio number of the ship</label>
      <Box
        id={`${id}-mmsi`}
        inputMode="numeric"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        error={invalid}
        aria-describedby={`${id}-help`}
      />
      <Help id={`${id}-help`} data-error={invalid}>
        {invalid ? 'Enter nine digits, without spaces.' : 'Nine digits, such as 231456000'}
      </Help>
      <span id={`${id}-draft`}>Draft of the ship in meters</span>
      <Track aria-labelledby={`${id}-draft`} defaultValue={4} min={1} max={12} />
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: '8px', width: '100%', maxWidth: '320px' });

const Help = styled('span')({
  marginBlockEnd: '8px',
  fontSize: '14px',
  color: 'light-dark(#475569, #94a3b8)',
  '&[data-error="true"]': { color: 'light-dark(#b91c1c, #fca5a5)' },
});

const Box = styled(Input)({
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  [`& .${inputClasses.input}`]: {
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    outline: 0,
  },
  [`&.${inputClasses.focused}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
  [`&.${inputClasses.error}`]: { borderColor: 'light-dark(#b91c1c, #fca5a5)' },
});

const Track = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: '24px',
  marginInline: '12px',
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    insetBlockStart: '10px',
    height: '4px',
    borderRadius: '2px',
    background: 'light-dark(#115e59, #5eead4)',
  },
  [`& .${sliderClasses.rail}`]: {
    insetInline: 0,
    background: 'light-dark(#94a3b8, #475569)',
  },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: '2px',
    width: '20px',
    height: '20px',
    translate: '-50% 0',
    borderRadius: '50%',
    background: 'light-dark(#115e59, #5eead4)',
    [`&.${sliderClasses.focusVisible}`]: {
      outline: '2px solid light-dark(#0d9488, #2dd4bf)',
      outlineOffset: '2px',
    },
  },
});
