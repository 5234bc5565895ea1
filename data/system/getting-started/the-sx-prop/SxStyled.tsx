import { styled } from '@mui/system';

const Figure = styled('figure')({
  boxSizing: 'border-box',
  margin: 0,
  padding: 16,
  border: '1px solid',
  borderRadius: 8,
});

export default function SxStyled() {
  return (
    <Figure sx={{ width: 1, maxWidth: 320, p: 3, borderRadius: 4 }}>
      “The river was up to the second mark.”
      <figcaption>Logbook, day 3</figcaption>
    </Figure>
  );
}
