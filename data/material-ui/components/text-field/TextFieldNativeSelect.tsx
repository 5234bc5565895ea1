import TextField from '@mui/material/TextField';

export default function TextFieldNativeSelect() {
  return (
    <TextField
      select
      name="month"
      label="First sowing"
      defaultValue="apr"
      slotProps={{ select: { native: true } }}
      sx={{ width: '100%', maxWidth: 280 }}
    >
      <optgroup label="Under glass">
        <option value="feb">February</option>
        <option value="mar">March</option>
      </optgroup>
      <optgroup label="Outdoors">
        <option value="apr">April</option>
        <option value="may">May</option>
      </optgroup>
    </TextField>
  );
}
