import PedalBikeIcon from '@mui/icons-material/PedalBike';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectDecorators() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Next in line (5 waiting)</FormLabel>
      <Select
        defaultValue="blue"
        startDecorator={<PedalBikeIcon />}
        endDecorator={
          <Chip size="sm" color="danger" variant="soft">
            5
          </Chip>
        }
      >
        <Option value="blue">Blue tourer</Option>
        <Option value="tandem">Tandem</Option>
        <Option value="folding">Folding bike</Option>
      </Select>
    </FormControl>
  );
}
