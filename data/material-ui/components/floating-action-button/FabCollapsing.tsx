import * as React from 'react';
import EditNoteIcon from '@mui/icons-material/EditNote';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';

const walk = [
  'The path begins at the mill and follows the dike to the first hide.',
  'Listen for reed warblers on the left. In May they sing until noon.',
  'At the sluice, look back: the heronry is in the dead oak.',
  'The second hide is closed while the terns breed on the raft in front.',
  'From the tower you see the whole mere, and the train home.',
];

export default function FabCollapsing() {
  const [scrolled, setScrolled] = React.useState(false);

  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 400 }}>
      <Box
        tabIndex={0}
        role="region"
        aria-label="Walk around the mere"
        onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 24)}
        sx={{ height: 220, overflowY: 'auto', border: 1, borderColor: 'divider', p: 2, pb: 10 }}
      >
        {walk.map((line) => (
          <Typography key={line} sx={{ mb: 3 }}>
            {line}
          </Typography>
        ))}
      </Box>
      <Fab
        variant={scrolled ? 'circular' : 'extended'}
        color="primary"
        aria-label="Write a note"
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 24, gap: 1 }}
      >
        <EditNoteIcon />
        {!scrolled && 'Write a note'}
      </Fab>
    </Box>
  );
}
