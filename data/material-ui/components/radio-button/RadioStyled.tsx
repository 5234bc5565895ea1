import FormControlLabel from '@mui/material/FormControlLabel';
import Radio, { type RadioProps } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';

// Radio hands `fontSize` to its icons, which means nothing to a span.
const Ring = styled('span', { shouldForwardProp: (prop) => prop !== 'fontSize' })({
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  border: '2px solid currentColor',
  borderRadius: '50%',
  '.Mui-focusVisible &': { outline: '2px solid', outlineOffset: 2 },
});

const ThickRing = styled(Ring)({ borderWidth: 6 });

function RingRadio(props: RadioProps) {
  return <Radio disableRipple {...props} icon={<Ring />} checkedIcon={<ThickRing />} />;
}

export default function RadioStyled() {
  return (
    <RadioGroup row aria-label="Butter" defaultValue="salted">
      <FormControlLabel value="salted" control={<RingRadio />} label="Salted" />
      <FormControlLabel value="sweet" control={<RingRadio />} label="Sweet cream" />
    </RadioGroup>
  );
}
