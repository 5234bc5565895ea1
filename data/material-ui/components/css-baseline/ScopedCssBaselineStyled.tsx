import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Letter = styled(ScopedCssBaseline)(({ theme }) => ({
  padding: theme.spacing(3),
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '& p': { maxWidth: '60ch', margin: 0, textIndent: '2em' },
}));

export default function ScopedCssBaselineStyled() {
  return (
    <Letter>
      <p>The geese are well, and so am I.</p>
      <p>
        Please send the invoice again, in a larger hand. My <strong>spectacles</strong> are in the
        pond.
      </p>
    </Letter>
  );
}
