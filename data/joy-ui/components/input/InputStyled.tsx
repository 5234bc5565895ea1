import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input, { inputClasses } from '@mui/joy/Input';
import { styled } from '@mui/joy/styles';

const LedgerInput = styled(Input)(({ theme }) => ({
  '--Input-radius': '2px',
  borderInlineStart: `4px solid ${theme.vars.palette.neutral[500]}`,
  [`&.${inputClasses.focused}`]: {
    borderInlineStartColor: theme.vars.palette.primary[500],
  },
  [`& .${inputClasses.input}`]: {
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
}));

export default function InputStyled() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 240 }}>
      <FormLabel>Amount received</FormLabel>
      <LedgerInput defaultValue="1,240.50" slotProps={{ input: { inputMode: 'decimal' } }} />
    </FormControl>
  );
}
