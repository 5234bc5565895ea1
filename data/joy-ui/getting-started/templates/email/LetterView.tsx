import type { Ref } from 'react';
import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { ME, type Folder, type Letter } from './letters';

interface LetterViewProps {
  headingRef: Ref<HTMLHeadingElement>;
  letter: Letter;
  onBack: () => void;
  onReply: () => void;
  onMove: (folder: Folder) => void;
}

export default function LetterView({
  headingRef,
  letter,
  onBack,
  onReply,
  onMove,
}: LetterViewProps) {
  const { folder, from, to, subject, date, paragraphs } = letter;

  return (
    <Box component="article" sx={{ p: { xs: 2, md: 3 } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <IconButton
          aria-label="Back to the letters"
          onClick={onBack}
          sx={{ display: { md: 'none' }, '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } }}
        >
          <ArrowBackRoundedIcon />
        </IconButton>
        {from !== ME && (
          <Button size="sm" onClick={onReply}>
            Reply
          </Button>
        )}
        {folder !== 'Archive' && (
          <Button size="sm" variant="outlined" color="neutral" onClick={() => onMove('Archive')}>
            Archive
          </Button>
        )}
        {folder !== 'Trash' && (
          <Button size="sm" variant="outlined" color="neutral" onClick={() => onMove('Trash')}>
            Move to trash
          </Button>
        )}
      </Stack>
      <Typography ref={headingRef} tabIndex={-1} level="h3" component="h2">
        {subject}
      </Typography>
      <Typography sx={{ fontSize: 'sm', color: 'text.primary', overflowWrap: 'anywhere', mb: 2 }}>
        From {from} to {to}, {date}
      </Typography>
      <Stack spacing={1.5} sx={{ maxWidth: '65ch' }}>
        {paragraphs.map((text) => (
          <Typography key={text} sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        ))}
      </Stack>
    </Box>
  );
}
