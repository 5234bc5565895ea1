import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const filters = ['Luminance', 'Red', 'Green', 'Blue', 'Hydrogen alpha'];

export default function AutocompleteMultiple() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 380 }}>
      <FormLabel>Filters</FormLabel>
      <Autocomplete
        multiple
        options={filters}
        defaultValue={['Red', 'Green']}
        renderTags={(tags, getTagProps) =>
          tags.map((tag, index) => {
            const { key, ...props } = getTagProps({ index });
            return (
              <Chip
                key={key}
                variant="soft"
                color="primary"
                endDecorator={<ChipDelete {...props} aria-label={`Remove ${tag}`} />}
              >
                {tag}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
