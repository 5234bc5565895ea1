import Masonry, { masonryClasses } from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { notes } from './notes';

const Combs = styled(Masonry)(({ theme }) => ({
  [`&.${masonryClasses.root} > p`]: {
    padding: theme.spacing(1.5),
    color: '#3b2500',
    backgroundColor: '#ffd873',
    borderRadius: 12,
  },
}));

export default function MasonryStyled() {
  return (
    <Box sx={{ width: '100%', overflowX: 'clip', overflowClipMargin: '8px' }}>
      <Combs columns={{ xs: 2, sm: 3 }} defaultColumns={3} defaultHeight={330} defaultSpacing={1}>
        {notes.slice(0, 6).map(({ hive, text }) => (
          <p key={hive}>{text}</p>
        ))}
      </Combs>
    </Box>
  );
}
