import FilledInput from '@mui/material/FilledInput';
import Input from '@mui/material/Input';
import InputBase from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function InputComponents() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <OutlinedInput defaultValue="OutlinedInput" inputProps={{ 'aria-label': 'Outlined' }} />
      <FilledInput hiddenLabel defaultValue="FilledInput" inputProps={{ 'aria-label': 'Filled' }} />
      <FilledInput
        hiddenLabel
        disableUnderline
        defaultValue="FilledInput, no underline"
        inputProps={{ 'aria-label': 'Filled, no underline' }}
        sx={{ borderRadius: 1 }}
      />
      <Input defaultValue="Input" inputProps={{ 'aria-label': 'Standard' }} />
      <Input
        disableUnderline
        defaultValue="Input, no underline"
        inputProps={{ 'aria-label': 'Standard, no underline' }}
      />
      <InputBase defaultValue="InputBase" inputProps={{ 'aria-label': 'Base' }} />
    </Stack>
  );
}
