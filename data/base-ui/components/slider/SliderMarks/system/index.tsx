import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const marks = [
  { value: 1, label: 'Low water' },
  { value: 2.5 },
  { value: 4 },
  { value: 5.5, label: 'High water' },
];

export default function SliderMarks() {
  return (
    <Panel>
      <Fader
        aria-label="Height of the tide"
        defaultValue={4}
        getAriaValueText={(value) => `${value} meters`}
        marks={marks}
        max={7}
        step={0.5}
      />
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
  [`&.${sliderClasses.marked}`]: { marginBlockEnd: '28px' },
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
    insetBlockStart: '9px',
    width: '2px',
    height: '6px',
    marginInline: '-1px',
    background: 'light-dark(#0f172a, #f1f5f9)',
  },
  [`& .${sliderClasses.markLabel}`]: {
    position: 'absolute',
    insetBlockStart: '28px',
    transform: 'translateX(-50%)',
    fontSize: '14px',
    whiteSpace: 'nowrap',
  },
  [`& .${sliderClasses.markActive}`]: { background: 'light-dark(#ffffff, #0f172a)' },
  [`& .${sliderClasses.markLabelActive}`]: {
    fontWeight: 600,
    color: 'light-dark(#115e59, #5eead4)',
  },
});
