import styled from '@emotion/styled';
import TextField from '@mui/material/TextField';

const SearchField = styled(TextField)({
  maxWidth: 320,
  '& .MuiOutlinedInput-notchedOutline': {
    borderRadius: 999,
    borderColor: 'var(--mui-palette-secondary-main)',
  },
  '& .MuiOutlinedInput-input': { paddingInline: 24 },
});

export default function InteropEmotionVariables() {
  return (
    <SearchField
      type="search"
      placeholder="Stamps"
      slotProps={{ htmlInput: { 'aria-label': 'Search stamps' } }}
    />
  );
}
