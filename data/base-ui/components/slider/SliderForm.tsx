import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

export default function SliderForm() {
  const id = React.useId();
  const [draft, setDraft] = React.useState(6);
  const [hours, setHours] = React.useState([8, 14]);
  const [sent, setSent] = React.useState('');

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(`draft: ${data.get('draft')}, hour: ${data.getAll('hour').join(' and ')}`);
      }}
      onReset={() => {
        setDraft(6);
        setHours([8, 14]);
        setSent('');
      }}
    >
      <div id={id}>Draft: {draft} meters</div>
      <Fader
        aria-labelledby={id}
        name="draft"
        max={15}
        value={draft}
        onChange={(_event, value) => typeof value === 'number' && setDraft(value)}
      />
      <div>Arrival: {hours.map((hour) => `${hour}:00`).join(' to ')}</div>
      <Fader
        getAriaLabel={(index) => (index === 0 ? 'Earliest hour' : 'Latest hour')}
        name="hour"
        max={24}
        value={hours}
        onChange={(_event, value) => Array.isArray(value) && setHours(value)}
      />
      <Buttons>
        <Action type="submit">Request a berth</Action>
        <Action type="reset">Reset</Action>
      </Buttons>
      <div role="status">{sent}</div>
    </Form>
  );
}

const Form = styled('form')({ display: 'grid', gap: '8px', width: '100%', maxWidth: '320px' });

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

const Action = styled(Button)({
  padding: '8px 16px',
  border: '1px solid light-dark(#115e59, #5eead4)',
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#115e59, #5eead4)',
  background: 'none',
  cursor: 'pointer',
  '&[type="submit"]': {
    color: 'light-dark(#ffffff, #042f2e)',
    background: 'light-dark(#115e59, #5eead4)',
  },
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});

const Fader = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: '24px',
  marginInline: '12px',
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}`]: {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '10px',
    height: '4px',
    borderRadius: '2px',
    background: 'light-dark(#64748b, #94a3b8)',
  },
  [`& .${sliderClasses.track}`]: {
    position: 'absolute',
    insetBlockStart: '8px',
    height: '8px',
    borderRadius: '4px',
    background: 'light-dark(#115e59, #5eead4)',
  },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 0,
    boxSizing: 'border-box',
    width: '24px',
    height: '24px',
    marginInline: '-12px',
    border: '3px solid light-dark(#ffffff, #0f172a)',
    borderRadius: '50%',
    background: 'light-dark(#115e59, #5eead4)',
  },
  [`& .${sliderClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
  },
});
