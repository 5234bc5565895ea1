import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const marks = [
  { value: 0, label: '0' },
  { value: 10, label: '10' },
  { value: 20, label: '20' },
];

export default function SliderRtl() {
  return (
    <Panel dir="rtl" lang="ar">
      <Fader isRtl aria-label="سرعة السفينة" defaultValue={8} marks={marks} max={20} />
    </Panel>
  );
}

const Panel = styled('div')({ width: '100%', maxWidth: '320px' });

const Fader = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: '24px',
  marginInline: '12px',
  cursor: 'pointer',
  touchAction: 'none',
  marginBlockEnd: '28px',
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
  [`& .${sliderClasses.mark}`]: {
    position: 'absolute',
    insetBlockStart: '4px',
    width: '2px',
    height: '16px',
    marginInline: '-1px',
    background: 'light-dark(#64748b, #94a3b8)',
  },
  [`& .${sliderClasses.markLabel}`]: {
    position: 'absolute',
    insetBlockStart: '28px',
    transform: 'translateX(50%)',
    fontSize: '14px',
    whiteSpace: 'nowrap',
  },
});
