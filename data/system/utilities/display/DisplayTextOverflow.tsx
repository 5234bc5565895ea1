import Box from '@mui/system/Box';

const papers = [
  'Light curves of eleven eclipsing binaries in Perseus',
  'A search for faint companions of nearby red dwarfs',
];

export default function DisplayTextOverflow() {
  return (
    <Box component="ul" sx={{ width: 1, maxWidth: 280, m: 0, p: 0, listStyle: 'none' }}>
      {papers.map((paper) => (
        <Box
          component="li"
          key={paper}
          sx={{
            py: 1,
            borderBottom: 1,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {paper}
        </Box>
      ))}
    </Box>
  );
}
