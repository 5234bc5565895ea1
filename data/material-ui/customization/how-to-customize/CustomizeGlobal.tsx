import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Switch from '@mui/material/Switch';

const logbookStyles = (
  <GlobalStyles
    styles={(theme) => ({
      h2: { borderBottom: `2px solid ${(theme.vars ?? theme).palette.primary.main}` },
      blockquote: { fontStyle: 'italic', margin: 0, paddingInlineStart: theme.spacing(2) },
    })}
  />
);

export default function CustomizeGlobal() {
  const [styled, setStyled] = React.useState(true);
  return (
    <Box sx={{ p: 2, color: 'text.primary' }}>
      {styled && logbookStyles}
      <FormControlLabel
        label="Global styles"
        control={<Switch checked={styled} onChange={(_event, checked) => setStyled(checked)} />}
      />
      <h2>Day 12</h2>
      <blockquote>Wind from the north-east. All well on board.</blockquote>
    </Box>
  );
}
