import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { prints } from './prints';

export default function ImageListBreakpoints() {
  return (
    <ImageList
      variant="masonry"
      gap={8}
      style={{ columnCount: undefined }}
      sx={{ width: '100%', m: 0, columnCount: { xs: 2, sm: 3, lg: 4 } }}
    >
      {prints.map(({ title, src, alt }) => (
        <ImageListItem key={title}>
          <img src={src} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
