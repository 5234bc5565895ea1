import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

export default function SliderIntroduction() {
  const id = React.useId();

  return (
    <Panel>
      <div id={`${id}-deck`}>Deck lights (percent)</div>
      <Fader aria-labelledby={`${id}-deck`} defaultValue={60} />
      <div id={`${id}-search`}>Searchlight (in repair)</div>
      <Fader aria-labelledby={`${id}-search`} defaultValue={20} disabled />
    </Panel>
  );
}

const Panel = styled('div')({ display: 'grid', gap: '8px', width: '100%', maxWidth: '320px' });

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
  [`&.${sliderClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
});
