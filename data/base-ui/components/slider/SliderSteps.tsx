import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const berths = [{ value: 8 }, { value: 12 }, { value: 18 }, { value: 30 }];

export default function SliderSteps() {
  const id = React.useId();
  const [length, setLength] = React.useState(12);
  const [saved, setSaved] = React.useState(12);

  return (
    <Column>
      <span id={id}>Length of the berth: {length} m</span>
      <Control
        aria-labelledby={id}
        value={length}
        onChange={(_event, value) => setLength(Number(value))}
        onChangeCommitted={(_event, value) => setSaved(Number(value))}
        step={null}
        marks={berths}
        min={8}
        max={30}
      />
      <span role="status">Saved: {saved} m</span>
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

const Control = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: '24px',
  marginInline: '10px',
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    insetBlockStart: '10px',
    height: '4px',
    borderRadius: '4px',
  },
  [`& .${sliderClasses.rail}`]: {
    insetInline: 0,
    background: 'light-dark(#94a3b8, #475569)',
  },
  [`& .${sliderClasses.track}`]: { background: 'light-dark(#115e59, #5eead4)' },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: '2px',
    width: '20px',
    height: '20px',
    translate: '-50% 0',
    borderRadius: '50%',
    background: 'light-dark(#115e59, #5eead4)',
  },
  [`& .${sliderClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
