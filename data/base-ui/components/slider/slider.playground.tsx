/** The look of the playground: the code that it shows is the component without styles. */
import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

export const Slider = styled(BaseSlider)({
  position: 'relative',
  display: 'block',
  width: '240px',
  maxWidth: 'calc(100% - 24px)',
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
  [`&.${sliderClasses.trackFalse} .${sliderClasses.track}`]: { display: 'none' },
  [`& .${sliderClasses.mark}`]: {
    position: 'absolute',
    insetBlockStart: '4px',
    width: '2px',
    height: '16px',
    marginInline: '-1px',
    background: 'light-dark(#64748b, #94a3b8)',
  },
});
