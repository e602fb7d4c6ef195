import { demoId } from '../rows.ts';
import { defineDemo, type Story } from '../story.ts';

const educations = ['博士', '硕士', '本科', '大专'];
/** Adds custom fields for people and companies to a space. People of company A1 get values in them. */
function tellOfFields(story: Story, spaceId: string): void {
  const field = {
    space_id: spaceId,
    length: 50,
    enum_items: [],
    is_required: false,
    is_view: true,
    is_edit: false,
    enabled: true,
    version: 1,
  };
  const items = educations.map((value, at) => ({ key: String(at + 1), value }));
  [
    { module: 1, column_name: 'entry_date', name: '入职日期', type: 'DateTime', description: '到岗的第一天' },
    { module: 1, column_name: 'education', name: '学历', type: 'Enum', enum_items: items, is_edit: true },
    { module: 1, column_name: 'has_parking', name: '是否办理停车', type: 'Bool' },
    { module: 1, column_name: 'emergency', name: '紧急联系人', type: 'Text', length: 30, is_view: false, is_edit: true },
    { module: 2, column_name: 'industry_tag', name: '产业标签', type: 'Text', length: 20, description: '园区招商口径' },
    { module: 2, column_name: 'is_listed', name: '是否上市', type: 'Bool' },
    { module: 2, column_name: 'website', name: '官方网站', type: 'Text', length: 100, is_edit: true },
  ].forEach((one, at) => {
    const id = demoId(`extend_field ${one.column_name}`);
    story.add('extend_field', { ...field, description: null, ...one, id, sort_num: (at + 2) * 10, created_at: story.ago(120) });
  });
  const people = story.rows.get('staff')?.filter((row) => row.company_id === demoId('company A1')) ?? [];
  for (const [at, row] of people.entries()) {
    row.ext = {
      entry_date: story.ago(900 - at * 23).slice(0, 10),
      education: String((at % educations.length) + 1),
      has_parking: at % 3 === 0,
      ...(at % 2 === 0 && { short_num: String(6001 + at) }),
    };
    if (at % 7 === 3) row.remark = '试用期至下月底';
  }
  const [hidden, gone] = [people.at(-2), people.at(-1)];
  // hides one person in the address book; another left a week ago and can still be restored
  Object.assign(hidden ?? {}, { is_show: false });
  Object.assign(gone ?? {}, { left_at: story.ago(7), department_id: null });
}

export const extendDemo = defineDemo('extend', {
  needs: ['role'],
  tell: (story) => tellOfFields(story, demoId('space xinghe')),
});
