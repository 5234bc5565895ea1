import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const StepCheckbox = styled(Checkbox)(({ theme }) => ({
  padding: '0.5rem 0.75rem',
  borderInlineStart: `4px solid ${theme.vars.palette.neutral.outlinedBorder}`,
  [`&.${checkboxClasses.checked}`]: {
    borderInlineStartColor: theme.vars.palette.success[500],
    backgroundColor: theme.vars.palette.success.softBg,
  },
  [`& .${checkboxClasses.checkbox}`]: { borderRadius: '50%' },
}));

export default function CheckboxStyled() {
  return (
    <Stack spacing={0.5}>
      <StepCheckbox color="success" label="Autolyse, 40 minutes" defaultChecked />
      <StepCheckbox color="success" label="Fold three times" />
    </Stack>
  );
}
