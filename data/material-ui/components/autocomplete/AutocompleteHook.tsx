import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';

const VOICES = ['Soprano', 'Mezzo-soprano', 'Alto', 'Tenor', 'Baritone', 'Bass'];

export default function AutocompleteHook() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
  } = useAutocomplete({ options: VOICES, openOnFocus: true, autoHighlight: true });

  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <Box
        {...getRootProps()}
        sx={{
          '& label': { display: 'block', mb: 0.5 },
          '& input': {
            width: '100%',
            boxSizing: 'border-box',
            p: 1,
            font: 'inherit',
            color: 'text.primary',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'text.secondary',
            borderRadius: 1,
          },
        }}
      >
        <label {...getInputLabelProps()}>Voice</label>
        <input {...getInputProps()} />
      </Box>
      {groupedOptions.length > 0 && (
        <Box
          component="ul"
          {...getListboxProps()}
          sx={{
            m: 0,
            mt: 0.5,
            p: 0.5,
            listStyle: 'none',
            bgcolor: 'background.paper',
            boxShadow: 4,
            '& li': { p: 0.5, cursor: 'pointer', borderRadius: 1 },
            '& .Mui-focused': { bgcolor: 'action.selected' },
            '& [aria-selected="true"]': { fontWeight: 'bold' },
          }}
        >
          {groupedOptions.map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {option}
              </li>
            );
          })}
        </Box>
      )}
    </Box>
  );
}
