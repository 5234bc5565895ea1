import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const scale = (value: number) => 2 ** value;

export default function SliderScale() {
  const id = React.useId();
  const [value, setValue] = React.useState(4);

  return (
    <Column>
      <span id={id}>Range of the radar: {scale(value)} nautical miles</span>
      <Control
        aria-labelledby={id}
        value={value}
        onChange={(_event, next) => setValue(Number(next))}
        min={0}
        max={7}
        scale={scale}
        getAriaValueText={(miles) => `${miles} nautical miles`}
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
