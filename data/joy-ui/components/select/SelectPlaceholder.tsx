import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectPlaceholder() {
  return (
    <Select
      aria-label="Mechanic"
      placeholder="Choose a mechanic"
      sx={{ width: 240, '--Select-placeholderOpacity': 0.8 }}
    >
      <Option value="aino">Aino</Option>
      <Option value="bao">Bao</Option>
      <Option value="carla">Carla</Option>
    </Select>
  );
}
