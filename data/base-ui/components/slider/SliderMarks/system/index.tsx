import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const marks = [
  { value: 0, label: 'Calm' },
  { value: 4, label: 'Breeze' },
  { value: 8, label: 'Gale' },
  { value: 12, label: 'Hurricane' },
];

export default function SliderMarks() {
  return (
    <Box>
      <Control
        aria-label="Wind force"
        defaultValue={4}
        max={12}
        marks={marks}
        getAriaValueText={(value) => `Force ${value}`}
      />
    </Box>
  );
}

const Box = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '420px',
  padding: '0 24px',
});

const Control = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: '48px',
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
  [`& .${sliderClasses.mark}`]: {
    position: 'absolute',
    insetBlockStart: '8px',
    width: '2px',
    height: '8px',
    translate: '-50% 0',
    background: 'light-dark(#0f172a, #f1f5f9)',
  },
  [`& .${sliderClasses.markLabel}`]: {
    position: 'absolute',
    insetBlockStart: '28px',
    translate: '-50% 0',
    fontSize: '14px',
    color: 'light-dark(#475569, #94a3b8)',
  },
  [`& .${sliderClasses.markLabelActive}`]: {
    fontWeight: 600,
    color: 'light-dark(#0f172a, #f1f5f9)',
  },
});
