import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

export default function SliderVertical() {
  const id = React.useId();

  return (
    <Locks>
      <Lock>
        <Fader aria-labelledby={`${id}-upper`} orientation="vertical" defaultValue={70} />
        <span id={`${id}-upper`}>Upper lock</span>
      </Lock>
      <Lock>
        <Fader aria-labelledby={`${id}-lower`} orientation="vertical" defaultValue={30} />
        <span id={`${id}-lower`}>Lower lock</span>
      </Lock>
    </Locks>
  );
}

const Locks = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '32px' });

const Lock = styled('div')({ display: 'grid', gap: '16px', justifyItems: 'center' });

const Fader = styled(Slider)({
  position: 'relative',
  display: 'block',
  width: '24px',
  height: '160px',
  marginBlock: '12px',
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}`]: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '10px',
    width: '4px',
    borderRadius: '2px',
    background: 'light-dark(#64748b, #94a3b8)',
  },
  [`& .${sliderClasses.track}`]: {
    position: 'absolute',
    insetInlineStart: '8px',
    width: '8px',
    borderRadius: '4px',
    background: 'light-dark(#115e59, #5eead4)',
  },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetInlineStart: 0,
    boxSizing: 'border-box',
    width: '24px',
    height: '24px',
    marginBlockEnd: '-12px',
    border: '3px solid light-dark(#ffffff, #0f172a)',
    borderRadius: '50%',
    background: 'light-dark(#115e59, #5eead4)',
  },
  [`& .${sliderClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
  },
});
