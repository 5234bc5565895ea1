import type {} from '@mui/material/themeCssVarsAugmentation'; // types theme.vars
import { filledInputClasses } from '@mui/material/FilledInput';
import { inputLabelClasses } from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

const SoftTextField = styled((props: TextFieldProps) => (
  <TextField
    {...props}
    variant="filled"
    slotProps={{ ...props.slotProps, input: { ...props.slotProps?.input, disableUnderline: true } }}
  />
))(({ theme }) => ({
  // The primary color has too little contrast on the background.
  [`& .${inputLabelClasses.root}.${inputLabelClasses.focused}`]: { color: 'inherit' },
  [`& .${filledInputClasses.root}`]: {
    overflow: 'hidden',
    borderRadius: theme.spacing(1.5),
    border: '1px solid',
    borderColor: (theme.vars ?? theme).palette.divider,
    transition: theme.transitions.create(['border-color', 'box-shadow']),
    [`&.${filledInputClasses.focused}`]: {
      borderColor: (theme.vars ?? theme).palette.primary.main,
      boxShadow: `0 0 0 1px ${(theme.vars ?? theme).palette.primary.main}`,
    },
  },
}));

export default function TextFieldStyled() {
  return <SoftTextField label="Storage tin" defaultValue="Green, second shelf" />;
}
