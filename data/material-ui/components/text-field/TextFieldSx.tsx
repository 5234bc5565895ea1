import { inputLabelClasses } from '@mui/material/InputLabel';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';

export default function TextFieldSx() {
  return (
    <TextField
      label="Germination tray"
      defaultValue="T-118"
      sx={{
        [`& .${outlinedInputClasses.root}`]: { borderRadius: 3, fontFamily: 'monospace' },
        [`& .${outlinedInputClasses.notchedOutline}`]: { borderStyle: 'dashed' },
        [`& .${outlinedInputClasses.focused} .${outlinedInputClasses.notchedOutline}`]: {
          borderStyle: 'solid',
        },
        [`& .${inputLabelClasses.root}`]: { letterSpacing: '0.04em' },
      }}
    />
  );
}
