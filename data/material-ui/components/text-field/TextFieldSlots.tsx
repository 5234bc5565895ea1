import LightbulbOutlinedIcon from '@mui/icons-material/LightbulbOutlined';
import FormHelperText, { type FormHelperTextProps } from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';

function TipHelperText({ children, sx, ...props }: FormHelperTextProps) {
  return (
    <FormHelperText
      {...props}
      sx={[{ display: 'flex', alignItems: 'center', gap: 0.5 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <LightbulbOutlinedIcon fontSize="inherit" />
      {children}
    </FormHelperText>
  );
}

export default function TextFieldSlots() {
  return (
    <TextField
      label="Sowing depth"
      helperText="Twice the size of the seed is a good start"
      slots={{ formHelperText: TipHelperText }}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        formHelperText: { sx: { fontWeight: 500 } },
      }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
