import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';

// `Checkbox` passes `fontSize` to its icons, which isn't an attribute of a span.
const EmptyBox = styled('span', { shouldForwardProp: (prop) => prop !== 'fontSize' })({
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  borderRadius: 4,
  border: '2px solid currentColor',
  '.Mui-focusVisible &': { outline: '2px solid', outlineOffset: 2 },
});

const HalfBox = styled(EmptyBox)({
  background: 'linear-gradient(135deg, currentColor 50%, transparent 50%)',
});

function CornerCheckbox(props: CheckboxProps) {
  return (
    <Checkbox
      disableRipple
      color="default"
      {...props}
      icon={<EmptyBox />}
      checkedIcon={<HalfBox />}
    />
  );
}

export default function CheckboxStyled() {
  return (
    <FormControlLabel control={<CornerCheckbox defaultChecked />} label="Stage floor is painted" />
  );
}
