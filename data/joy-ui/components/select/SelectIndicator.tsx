import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select, { selectClasses } from '@mui/joy/Select';

export default function SelectIndicator() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Tire</FormLabel>
      <Select
        defaultValue="slick"
        indicator={<KeyboardArrowDownIcon />}
        sx={{
          [`& .${selectClasses.indicator}`]: {
            transition: '0.2s',
            [`&.${selectClasses.expanded}`]: { transform: 'rotate(-180deg)' },
          },
        }}
      >
        <Option value="slick">Slick</Option>
        <Option value="gravel">Gravel</Option>
        <Option value="studded">Studded</Option>
      </Select>
    </FormControl>
  );
}
