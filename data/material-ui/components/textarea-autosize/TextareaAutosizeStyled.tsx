import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Postcard = styled(TextareaAutosize)(({ theme }) => ({
  ...theme.typography.body1,
  width: '100%',
  padding: theme.spacing(2),
  resize: 'none',
  color: (theme.vars ?? theme).palette.text.primary,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  border: `2px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  borderRadius: 12,
  '&:focus-visible': { outline: `3px solid ${(theme.vars ?? theme).palette.primary.main}` },
  '&::placeholder': { color: (theme.vars ?? theme).palette.text.secondary, opacity: 1 },
}));

export default function TextareaAutosizeStyled() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Postcard aria-label="Postcard to Aunt Ludmila" minRows={2} placeholder="Dear Aunt Ludmila" />
    </Box>
  );
}
