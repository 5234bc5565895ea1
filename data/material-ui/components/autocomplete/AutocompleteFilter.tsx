import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const SCORES = [
  { shelf: 'S 014', title: 'Serenade for strings', composer: 'Antonín Dvořák' },
  { shelf: 'S 031', title: 'Pavane', composer: 'Gabriel Fauré' },
  { shelf: 'S 058', title: 'Holberg suite', composer: 'Edvard Grieg' },
  { shelf: 'S 077', title: 'Symphony no. 3', composer: 'Louise Farrenc' },
  { shelf: 'S 102', title: 'Finlandia', composer: 'Jean Sibelius' },
  { shelf: 'S 140', title: 'Slavonic dances', composer: 'Antonín Dvořák' },
];

type Score = (typeof SCORES)[number];

const filterScores = createFilterOptions<Score>({
  stringify: ({ shelf, title, composer }) => `${shelf} ${title} ${composer}`,
  limit: 4,
  trim: true,
});

export default function AutocompleteFilter() {
  return (
    <Autocomplete
      options={SCORES}
      filterOptions={filterScores}
      getOptionLabel={(score) => `${score.title} (${score.shelf})`}
      noOptionsText="No matching scores"
      renderInput={(params) => (
        <TextField
          {...params}
          label="Score"
          helperText="Search by title, composer, or shelf. Try “dvorak”."
        />
      )}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
