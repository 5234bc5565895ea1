import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectMultipleChips() {
  return (
    <FormControl sx={{ width: 280, maxWidth: '100%' }}>
      <FormLabel>Bike features</FormLabel>
      <Select
        multiple
        defaultValue={['hub', 'rack']}
        renderValue={(options) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {options.map((option) => (
              <Chip key={option.value} size="sm" variant="soft" color="primary">
                {option.label}
              </Chip>
            ))}
          </Box>
        )}
      >
        <Option value="hub">Hub gear</Option>
        <Option value="rack">Rear rack</Option>
        <Option value="lights">Dynamo lights</Option>
        <Option value="stand">Center stand</Option>
      </Select>
    </FormControl>
  );
}
