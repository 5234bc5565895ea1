import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const messier = ['M1', 'M13', 'M27', 'M31', 'M33', 'M42', 'M45', 'M57', 'M81', 'M101'];

export default function AutocompleteLimitTags() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 380 }}>
      <FormLabel>Tonight’s list</FormLabel>
      <Autocomplete
        multiple
        limitTags={2}
        getLimitTagsText={(more) => `and ${more} more`}
        options={messier}
        defaultValue={['M13', 'M27', 'M57', 'M101']}
        renderTags={(tags, getTagProps) =>
          tags.map((tag, index) => {
            const { key, ...props } = getTagProps({ index });
            return (
              <Chip key={key} endDecorator={<ChipDelete {...props} aria-label={`Remove ${tag}`} />}>
                {tag}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
