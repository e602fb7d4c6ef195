/* Gives a park the general approval flow, so that approvals are possible before any flow was defined. */
create or replace function door.flow_seed(p_space uuid, p_park uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  drawn constant jsonb := '{
    "fields": [
      {"key": "title", "name": "标题", "kind": "text", "required": true},
      {"key": "content", "name": "内容", "kind": "longText", "required": true},
      {"key": "amount", "name": "金额", "kind": "money"},
      {"key": "attachments", "name": "附件", "kind": "attachment"}
    ],
    "nodes": [
      {"id": "start", "kind": "start", "name": "发起申请"},
      {"id": "head", "kind": "approve", "name": "部门负责人审批", "candidates": [{"kind": "head", "up": 0}],
       "mode": "any", "self": "skip", "nobody": {"action": "pass"}},
      {"id": "manager", "kind": "approve", "name": "单位管理员审批", "candidates": [{"kind": "manager"}],
       "mode": "any", "self": "self", "nobody": {"action": "admin"}},
      {"id": "end", "kind": "end", "name": "结束"}
    ],
    "settings": {"sameApprover": "adjacent", "batch": true, "summary": ["amount", "content"]}
  }';
  v_flow constant uuid := gen_random_uuid();
  v_version constant uuid := gen_random_uuid();
  v_group constant uuid := gen_random_uuid();
begin
  insert into public.flow_group (space_id, park_id, id, name) values (p_space, p_park, v_group, '通用');
  insert into public.flow (space_id, park_id, id, key, name, group_id, icon, description, draft, is_built_in, is_changed, live_number)
  values (p_space, p_park, v_flow, 'general', '通用审批', v_group, 'flow', '标题、内容、金额和附件，人人可以发起', drawn, true, false, 1);
  insert into public.flow_version (space_id, park_id, flow_id, id, number, definition)
  values (p_space, p_park, v_flow, v_version, 1, drawn);
  update public.flow set live_id = v_version where space_id = p_space and id = v_flow;
end $$;
