import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { prints } from './prints';

const sizes = [
  { cols: 2, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 2 },
  { cols: 2, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 1 },
];

export default function ImageListQuilted() {
  return (
    <ImageList variant="quilted" cols={4} rowHeight={100} gap={8} sx={{ width: '100%', m: 0 }}>
      {prints.map(({ title, src, alt }, index) => (
        <ImageListItem key={title} {...sizes[index]}>
          <img src={src} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
