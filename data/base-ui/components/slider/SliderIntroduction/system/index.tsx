import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

export default function SliderIntroduction() {
  const id = React.useId();

  return (
    <Column>
      <span id={`${id}-lamp`}>Brightness of the lamp</span>
      <Control aria-labelledby={`${id}-lamp`} defaultValue={60} />
      <span id={`${id}-horn`}>Volume of the foghorn (in repair)</span>
      <Control aria-labelledby={`${id}-horn`} defaultValue={30} disabled />
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
  [`& .${sliderClasses.rail}`]: {
    position: 'absolute',
    insetBlockStart: '10px',
    height: '4px',
    borderRadius: '4px',
    insetInline: '0',
    background: 'light-dark(#94a3b8, #475569)',
  },
  [`& .${sliderClasses.track}`]: {
    position: 'absolute',
    insetBlockStart: '10px',
    height: '4px',
    borderRadius: '4px',
    background: 'light-dark(#115e59, #5eead4)',
  },
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
  [`&.${sliderClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
});
